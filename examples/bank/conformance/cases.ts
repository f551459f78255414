import { createHmac, randomBytes, randomUUID } from 'node:crypto'

/** A message as the runner sends it: signed unless a case spoils it. */
export interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Expected = 'taken' | 'refused'

export interface ConformanceCase {
  readonly name: string
  /** Messages in the order in which they are sent, and what has to come of each. */
  readonly messages: (sign: Sign) => readonly (readonly [Sent, Expected])[]
}

interface Message {
  readonly id: string
  readonly timestamp: number
  readonly body: string
}

export type Sign = (given?: Partial<Message>, spoil?: (headers: Record<string, string>) => void) => Sent

export const nowSeconds = () => Math.floor(Date.now() / 1_000)
const newId = () => `msg_${randomUUID().replaceAll('-', '')}`

export function eventBody(version: number, number = 'SQ20261120-000123', status = 'ACCEPTED'): string {
  const data = { kind: 'application', number, move: 'accept', from: 'SUBMITTED', status, version }
  return JSON.stringify({ type: 'application.accept', timestamp: new Date().toISOString(), data })
}

function reconciliationBody(type: 'ready' | 'differences', more: object): string {
  const data = { day: '2026-11-20', ...more }
  return JSON.stringify({ type: `reconciliation.${type}`, timestamp: new Date().toISOString(), data })
}

const readyBody = () => reconciliationBody('ready', { sha256: '0'.repeat(64), rows: 12 })

export function signatureOf(secret: string, { id, timestamp, body }: Message): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Signs as the platform does. */
export function makeSign(secret: string): Sign {
  return (given = {}, spoil) => {
    const message = { id: newId(), timestamp: nowSeconds(), body: eventBody(2), ...given }
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': String(message.timestamp),
      'webhook-signature': signatureOf(secret, message),
    }
    spoil?.(headers)
    return { headers, body: message.body }
  }
}

const one = (name: string, expected: Expected, make: (sign: Sign) => Sent): ConformanceCase => ({
  name,
  messages: (sign) => [[make(sign), expected]],
})

const foreign = makeSign(`whsec_${randomBytes(32).toString('base64')}`)

const changed = (sign: Sign, body: string): Sent => ({ ...sign(), body })

const TAKEN: readonly ConformanceCase[] = [
  one('正常通知', 'taken', (sign) => sign()),
  one('测试通知', 'taken', (sign) =>
    sign({ body: JSON.stringify({ type: 'ping', timestamp: '', data: {} }) }),
  ),
  one('未知的事件类型', 'taken', (sign) =>
    sign({ body: JSON.stringify({ type: 'future.event', timestamp: '', data: { more: 1 } }) }),
  ),
  one('多出的字段', 'taken', (sign) =>
    sign({ body: `${eventBody(3).slice(0, -1)},"more":{"text":"中文"}}` }),
  ),
  one('中文内容', 'taken', (sign) => sign({ body: eventBody(2, '中文单号') })),
  one('更换密钥期间：新旧签名并列，有效的在后', 'taken', (sign) =>
    sign({}, (headers) => {
      headers['webhook-signature'] = `v1,${'A'.repeat(43)}= ${headers['webhook-signature']}`
    }),
  ),
  one('带有未知版本的签名', 'taken', (sign) =>
    sign({}, (headers) => {
      headers['webhook-signature'] = `v1a,xyz ${headers['webhook-signature']}`
    }),
  ),
  one('对账文件已生成（没有业务单号）', 'taken', (sign) => sign({ body: readyBody() })),
  one('对账发现差异', 'taken', (sign) => sign({ body: reconciliationBody('differences', { open: 3 }) })),
  one('延迟：4 分钟前发出', 'taken', (sign) => sign({ timestamp: nowSeconds() - 240 })),
  one('时钟偏差：快 2 分钟', 'taken', (sign) => sign({ timestamp: nowSeconds() + 120 })),
]

const SEQUENCES: readonly ConformanceCase[] = [
  {
    name: '重复：同一编号发送三次',
    messages: (sign) => {
      const sent = sign({ body: eventBody(4) })
      return [
        [sent, 'taken'],
        [sent, 'taken'],
        [sent, 'taken'],
      ]
    },
  },
  {
    name: '重试：同一编号、新的时间和签名',
    messages: (sign) => {
      const same = { id: newId(), body: eventBody(5) }
      return [
        [sign({ ...same, timestamp: nowSeconds() - 60 }), 'taken'],
        [sign(same), 'taken'],
      ]
    },
  },
  {
    name: '乱序：新版本先到',
    messages: (sign) => [
      [sign({ body: eventBody(9, 'SQ20261120-000201') }), 'taken'],
      [sign({ body: eventBody(8, 'SQ20261120-000201') }), 'taken'],
    ],
  },
  {
    name: '丢失：中间版本没有到',
    messages: (sign) => [
      [sign({ body: eventBody(2, 'SQ20261120-000202') }), 'taken'],
      [sign({ body: eventBody(6, 'SQ20261120-000202') }), 'taken'],
    ],
  },
  {
    name: '对账文件当日重新生成：两条通知，同一对账日',
    messages: (sign) => [
      [sign({ body: readyBody() }), 'taken'],
      [sign({ body: readyBody() }), 'taken'],
    ],
  },
  {
    name: '伪造之后的正常通知仍被接受',
    messages: (sign) => [
      [foreign(), 'refused'],
      [sign(), 'taken'],
    ],
  },
]

const header =
  (name: string, value?: string) =>
  (headers: Record<string, string>): void => {
    if (value === undefined) Reflect.deleteProperty(headers, name)
    else headers[name] = value
  }

const REFUSED: readonly ConformanceCase[] = [
  one('伪造：别的密钥签名', 'refused', () => foreign()),
  one('篡改：内容被改', 'refused', (sign) => changed(sign, eventBody(99))),
  one('篡改：多一个空格', 'refused', (sign) => changed(sign, `${sign().body} `)),
  one('篡改：对账差异数被改', 'refused', (sign) =>
    changed(sign, reconciliationBody('differences', { open: 0 })),
  ),
  one('篡改：编号被换', 'refused', (sign) => sign({}, header('webhook-id', newId()))),
  one('篡改：时间被换', 'refused', (sign) => sign({}, header('webhook-timestamp', String(nowSeconds() - 1)))),
  one('没有签名', 'refused', (sign) => sign({}, header('webhook-signature'))),
  one('没有编号', 'refused', (sign) => sign({}, header('webhook-id'))),
  one('没有时间', 'refused', (sign) => sign({}, header('webhook-timestamp'))),
  one('空签名', 'refused', (sign) => sign({}, header('webhook-signature', 'v1,'))),
  one('重放：一小时前的通知', 'refused', (sign) => sign({ timestamp: nowSeconds() - 3_600 })),
  one('来自将来一小时', 'refused', (sign) => sign({ timestamp: nowSeconds() + 3_600 })),
  one('时间不是数字', 'refused', (sign) => sign({}, header('webhook-timestamp', 'now'))),
  one('签名有效但内容不是 JSON', 'refused', (sign) => sign({ body: '{' })),
]

/** Everything that a receiver has to stand: lost, repeated, reordered, delayed and forged messages. */
export const CASES: readonly ConformanceCase[] = [...TAKEN, ...SEQUENCES, ...REFUSED]
