export { getCreditProfileCall } from './calls/get-credit-profile.ts'
