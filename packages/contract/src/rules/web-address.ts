export const MAX_WEB_ADDRESS = 300
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/

/**
 * An address that may be opened outside: http or https, a host with a dot, and nothing a browser would read otherwise than
 * a person does: no name and password before the host, no blank, no backslash, ASCII throughout.
 */
export function checkWebAddress(value: string, label: string): string | undefined {
  if (!/^https?:\/\//.test(value)) return `${label}须以 http:// 或 https:// 开头`
  if (value.length > MAX_WEB_ADDRESS) return `${label}不能超过 ${MAX_WEB_ADDRESS} 个字`
  const parsed = /^[\x21-\x5b\x5d-\x7e]+$/.test(value) ? parse(value) : undefined
  const isPlain = parsed && HOST.test(parsed.hostname) && parsed.username === '' && parsed.password === ''
  return isPlain ? undefined : `请输入正确的${label}，不能含空格、中文或登录信息`
}

function parse(value: string): URL | undefined {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}
