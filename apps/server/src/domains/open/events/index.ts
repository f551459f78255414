export { eventFileCalls } from './event-file.ts'
export { openApplicationCalls } from './open-moves.ts'
