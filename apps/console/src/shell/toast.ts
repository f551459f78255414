import type { MessageInstance } from 'antd/es/message/interface.js'

/** Specification 9: an error stays five seconds. */
const ERROR_SECONDS = 5
const SUCCESS_SECONDS = 3

let host: MessageInstance | undefined

/** The mounted App component lends its message area, so that code outside components can speak too. */
export function setToastHost(instance: MessageInstance): void {
  host = instance
}

/** The same sentence is shown once at a time, however many calls fail with it. */
export function toastError(text: string): void {
  host?.open({ type: 'error', content: text, duration: ERROR_SECONDS, key: `error:${text}` })
}

export function toastSuccess(text: string): void {
  host?.open({ type: 'success', content: text, duration: SUCCESS_SECONDS })
}
