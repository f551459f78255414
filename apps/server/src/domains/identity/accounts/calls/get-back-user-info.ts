import { getBackUserInfo } from '@lqr/contract/identity/account-calls.ts'
import { bindTwin } from '../../../../http/bind-call.ts'
import { getUserInfoCall } from './get-user-info.ts'

export const getBackUserInfoCall = bindTwin(getBackUserInfo, getUserInfoCall)
