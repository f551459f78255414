import { getCaptcha, login } from '@lqr/contract/identity/calls.ts'

/** Signs the demonstration enterprise in at one instance and answers its token. */
export async function signIn(instance: string): Promise<string> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json', ...init.headers }
    const answer = await fetch(instance + path, { ...init, headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as unknown
  }
  const { data: captcha } = (await ask(getCaptcha.path)) as { data: { uuid: string } }
  const inbox = (await ask('/dev/inbox')) as { captcha: { uuid: string; answer: string }[] }
  const verificationCode = inbox.captcha.find(({ uuid }) => uuid === captcha.uuid)?.answer
  const body = { username: 'enterprise', password: 'Demo@2026!', verificationCode, uuid: captcha.uuid }
  const { data } = (await ask(login.path, {
    method: login.method,
    body: JSON.stringify({ ...body, userType: 'enterprise' }),
  })) as { data: { access_token: string } }
  return data.access_token
}
