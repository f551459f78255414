import type { MessageInstance } from 'antd/es/message/interface.js'
import { createElement } from 'react'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { ToastText } from './toast-text.tsx'

/** Specification 9: an error stays five seconds, longer only while it is pointed at. */
const ERROR_SECONDS = 5
const SUCCESS_SECONDS = 3

let host: MessageInstance | undefined

/** The mounted App component lends its message area, so that code outside components can speak too. */
export function setToastHost(instance: MessageInstance): void {
  host = instance
}

function toast(type: 'error' | 'success', text: string, duration: number): void {
  const key = `${type}:${text}`
  const content = createElement(ToastText, { text, onClose: () => host?.destroy(key) })
  host?.open({ type, content, duration, key })
}

/** The same sentence is shown once at a time, however many calls fail with it. */
export function toastError(text: string): void {
  toast('error', text, ERROR_SECONDS)
}

export function toastSuccess(text: string): void {
  toast('success', text, SUCCESS_SECONDS)
}

/** What a call failed with, for a call outside a form. */
export function sayFailure(error: unknown): void {
  toastError(asFailure(error).sentence)
}
