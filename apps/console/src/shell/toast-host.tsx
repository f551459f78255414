import { App } from 'antd'
import { useEffect } from 'react'
import { setToastHost } from './toast.ts'

/** Lends the App component's message area to code outside components. */
export function ToastHost() {
  const { message } = App.useApp()
  useEffect(() => setToastHost(message), [message])
  return null
}
