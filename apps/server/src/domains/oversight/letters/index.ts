import type { BoundCall } from '../../../http/bind-call.ts'
import { letterMoveCalls } from './calls/move-letters.ts'
import { getLetterCall, listLettersCall, printLetterCall } from './calls/read-letters.ts'

export { letterKind } from './letter-kind.ts'

export const letterCalls: readonly BoundCall[] = [
  listLettersCall,
  getLetterCall,
  printLetterCall,
  ...letterMoveCalls,
]
