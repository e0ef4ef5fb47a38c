extension AskingPhrases {
  /// The phrases in Ukrainian.
  static let ukrainian = AskingPhrases(
    comment: "Запитує у випадкові моменти, що ви робите",
    fileWritten: "Записано: {1}",
    fileSame: "Без змін: {1}",
    fileRemoved: "Вилучено: {1}",
    installed: "Proba працює на {1} і запускатиметься щоразу, коли ви входите в систему.",
    uninstalled: "Proba більше не запускатиметься сама.",
    notInstalled: "Службу Proba не встановлено.",
    noSystemd: "systemd відмовив: {1}",
    systemdMissing:
      "тут немає systemd для вашого користувача, тож службу не запущено й не зупинено: налаштуйте систему так, щоб вона запускала `proba serve`, коли ви входите",
    notRunning: "службу запущено, але вона не працює: причину покаже `journalctl --user -u proba`")
}
