import { watchScreens } from '@lqr/contract/statistics/screen-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'

export const watchScreensCall = bindCall(watchScreens, async ({ services }) => ({
  open: (notify, end) => services.screens.watch(notify, end),
}))
