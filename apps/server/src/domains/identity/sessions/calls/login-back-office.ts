import { loginBackOffice } from '@lqr/contract/identity/account-calls.ts'
import { bindTwin } from '../../../../http/bind-call.ts'
import { loginCall } from './login.ts'

export const loginBackOfficeCall = bindTwin(loginBackOffice, loginCall)
