import { getScreens } from '@lqr/contract/statistics/screen-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'

export const getScreensCall = bindCall(getScreens, ({ services }) => services.screens.current())
