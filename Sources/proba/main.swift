import Commands
import Glibc

exit(Program.run(Array(CommandLine.arguments.dropFirst())))
