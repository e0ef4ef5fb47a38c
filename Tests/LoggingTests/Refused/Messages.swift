import Logging

/// Code that could write a private value to a log.
enum Messages {
  struct Person {
    let name: String
  }

  static func log(_ person: Person, to logger: Logger) {
    // error: cannot convert value of type 'String' to expected argument type 'Logger.Message'
    logger.info(person.name)
    // error: cannot convert value of type 'String' to expected argument type 'Logger.Message'
    logger.info("of " + person.name)
    // error: instance method 'appendInterpolation(_:privacy:)' requires that 'Messages.Person' conform to 'CustomStringConvertible'
    logger.info("of \(person)")
    // error: cannot convert value of type 'String' to expected dictionary value type 'Logger.MetadataValue'
    logger.info("read", metadata: ["person": person.name])
  }
}
