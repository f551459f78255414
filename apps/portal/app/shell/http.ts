export { CallFailure as HttpError } from '@lqr/web-client/call-failure.ts'
