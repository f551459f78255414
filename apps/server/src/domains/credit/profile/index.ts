export { getCreditProfileCall } from './calls/get-credit-profile.ts'
export { lateTopics, readLateTopics } from './read-late-topics.ts'
