/**
 * Whether the log goes into a file: for somebody at a terminal, where the addresses and accounts stay in view. Services and
 * containers collect standard output, and whoever asked for more than usual (`debug`) wants to see it.
 */
export function goesIntoFile(level: string, isTerminal: boolean): boolean {
  return isTerminal && level === 'info'
}
