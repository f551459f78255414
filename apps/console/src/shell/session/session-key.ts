import { getUserInfo } from '@lqr/contract/identity/calls.ts'

/** Under which `useCall(getUserInfo, {})` keeps who is signed in; by itself, because the client of the calls looks there too. */
export const SESSION_KEY = [getUserInfo.name, {}] as const
