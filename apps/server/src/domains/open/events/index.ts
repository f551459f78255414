export { openApplicationCalls } from './open-moves.ts'
