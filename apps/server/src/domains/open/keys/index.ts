export { createOpenKeyCall, listOpenKeysCall, revokeOpenKeyCall, takeOverOpenKeyCall } from './key-calls.ts'
export { issueOpenTokenCall } from './issue-open-token.ts'
export { remindKeys } from './remind-keys.ts'
