export { matchDueItems } from './match-due-items.ts'
export { remindDeclaring } from './remind-declaring.ts'
