export type { CallFailure } from '@lqr/web-client/call-failure.ts'
