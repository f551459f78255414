import { createHash } from 'node:crypto'
import { CASES, type ConformanceCase, type Expected, makeSign, type Sent } from './cases.ts'

const TIMEOUT_MS = 15_000

export interface Outcome {
  readonly name: string
  /** Undefined where everything was as it has to be. */
  readonly fault: string | undefined
}

async function post(url: string, { headers, body }: Sent): Promise<number | string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.status
  } catch {
    return '没有回答'
  }
}

/** A refusal is a 4xx: 410 would end the webhook, and 5xx would have it sent again. */
function isAsExpected(status: number | string, expected: Expected): boolean {
  if (typeof status === 'string') return false
  if (expected === 'taken') return status >= 200 && status < 300
  return status >= 400 && status < 500 && status !== 410 && status !== 429
}

async function runCase(url: string, secret: string, one: ConformanceCase): Promise<Outcome> {
  for (const [sent, expected] of one.messages(makeSign(secret))) {
    const status = await post(url, sent)
    if (!isAsExpected(status, expected))
      return {
        name: one.name,
        fault: `应${expected === 'taken' ? '接受（2xx）' : '拒绝（4xx）'}，实为 ${status}`,
      }
  }
  return { name: one.name, fault: undefined }
}

/** Sends every case to a receiver, one after the other. */
export async function runCases(url: string, secret: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const one of CASES) outcomes.push(await runCase(url, secret, one))
  return outcomes
}

/** What is printed: each case, and with all of them passed a certificate with its day and the digest of what was tested. */
export function certificate(url: string, outcomes: readonly Outcome[], at: Date): string {
  const failed = outcomes.filter(({ fault }) => fault !== undefined)
  const lines = outcomes.map(({ name, fault }) =>
    fault === undefined ? `通过  ${name}` : `未通过  ${name}：${fault}`,
  )
  const day = at.toISOString()
  const digest = createHash('sha256')
    .update([url, day, ...lines].join('\n'))
    .digest('hex')
  const end =
    failed.length > 0
      ? [`${failed.length} 项未通过，不出具证书`]
      : [
          '接口一致性证书',
          `接收地址：${url}`,
          `日期：${day}`,
          `项目：${outcomes.length} 项全部通过`,
          `摘要：${digest}`,
        ]
  return [...lines, '', ...end].join('\n')
}
