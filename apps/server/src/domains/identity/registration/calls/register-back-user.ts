import { registerBackUser } from '@lqr/contract/identity/account-calls.ts'
import { bindTwin } from '../../../../http/bind-call.ts'
import { registerCall } from './register.ts'

export const registerBackUserCall = bindTwin(registerBackUser, registerCall)
