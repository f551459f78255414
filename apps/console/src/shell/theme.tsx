import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN.js'
import type { ReactNode } from 'react'
import { antdTheme } from '@lqr/ui/antd-theme.ts'
import { elderColors } from '@lqr/ui/tokens.ts'
import { useElder } from './elder/use-elder.ts'
import { useMedia } from './records/use-media.ts'

const PHONE = '(max-width: 599px)'
const STILL = '(prefers-reduced-motion: reduce)'

/** Fingers need 44 px, and a phone's browser zooms into text fields below 16 px. */
const phoneTheme = {
  token: { ...antdTheme.token, controlHeight: 44, controlHeightSM: 32, fontSize: 16 },
  components: { ...antdTheme.components, Form: { ...antdTheme.components.Form, itemMarginBottom: 28 } },
}

/** Larger type and targets, and the stronger colours of the mode. */
const elderTheme = {
  token: {
    ...antdTheme.token,
    controlHeight: 48,
    controlHeightSM: 40,
    fontSize: 18,
    colorPrimary: elderColors.primary,
    colorLink: elderColors.primary,
    colorLinkHover: elderColors['primary-strong'],
    colorTextBase: elderColors.ink,
    colorTextDescription: elderColors.muted,
    colorBorder: elderColors['line-strong'],
  },
  components: { ...antdTheme.components, Form: { ...antdTheme.components.Form, itemMarginBottom: 32 } },
}

/** Without labels of their own the calendar's year and month buttons are read out by what stands on them. */
const { DatePicker: dates } = zhCN
const locale = dates
  ? { ...zhCN, DatePicker: { ...dates, lang: { ...dates.lang, yearSelect: '', monthSelect: '' } } }
  : zhCN

/** Ant Design in the product's look and language. */
export function Theme({ children }: { children: ReactNode }) {
  const isPhone = useMedia(PHONE)
  const isStill = useMedia(STILL)
  const isElder = useElder()
  const theme = isElder ? elderTheme : isPhone ? phoneTheme : antdTheme
  return (
    <ConfigProvider
      locale={locale}
      theme={{ ...theme, token: { ...theme.token, motion: !isStill } }}
      button={{ autoInsertSpace: false }}
      form={{ requiredMark: false }}
      wave={{ disabled: isStill }}
    >
      <App>{children}</App>
    </ConfigProvider>
  )
}
