import * as z from 'zod'
import { field, oneOf, ruled, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { sessionScopes } from '../kernel/session-scope.ts'
import { checkPassword } from '../rules/password.ts'
import { checkUsername } from '../rules/username.ts'

export const username = ruled('用户名', 32, checkUsername).meta({
  label: '用户名',
  example: 'gaolan_food',
  sensitivity: 'personal',
})

/** A user name as typed at login. */
export const typedUsername = text('用户名', { max: 64 }, { sensitivity: 'personal' })

export const password = field(
  z
    .string({ error: '请输入密码' })
    .max(64, '密码不能超过 64 个字')
    .superRefine((value, context) => {
      const message = checkPassword(value, '密码')
      if (message) context.addIssue({ code: 'custom', message })
    }),
  { label: '密码', sensitivity: 'sensitive', help: '8 到 64 个字，大写、小写、数字、符号至少三种' },
)

/** A password as typed at login: checked against the stored hash, not against the rule of the day. */
export const typedPassword = field(
  z.string({ error: '请输入密码' }).min(1, '请输入密码').max(200, '密码不能超过 200 个字'),
  { label: '密码', sensitivity: 'sensitive' },
)

export const mobile = typedInto(
  field(
    z
      .string({ error: '请输入手机号' })
      .trim()
      .max(11, '请输入正确的手机号')
      .regex(/^1[3-9]\d{9}$/, '请输入正确的手机号'),
    { label: '手机号', example: '13900000000', sensitivity: 'personal' },
  ),
  { kind: 'phone' },
)

export const captchaUuid = field(z.uuid({ error: '请先获取图形验证码' }), { label: '图形验证码编号' })
/** What the browser found of the captcha's work, where one was set. */
export const captchaWorkProof = text('图形验证码的计算结果', { max: 1_200 }).optional()
/** Said in an address, where everything is text. */
export const captchaVoice = field(
  z
    .enum(['true', 'false'])
    .transform((told) => told === 'true')
    .optional(),
  { label: '附语音', example: 'false', help: '填 false 时不返回语音' },
)
export const captchaText = text('图形验证码', { max: 8 })
export const smsCode = typedInto(
  field(
    z
      .string({ error: '请输入短信验证码' })
      .trim()
      .max(6, '短信验证码为 6 位数字')
      .regex(/^\d{6}$/, '短信验证码为 6 位数字'),
    { label: '短信验证码', example: '123456', sensitivity: 'sensitive' },
  ),
  { kind: 'serial' },
)
export const ticket = text('验证凭证', { max: 100 }, { sensitivity: 'sensitive' })

/** Where one signs in; by the kind of account where it is not said: enterprises in the portal, all others in the console. */
export const entrance = oneOf('登录入口', sessionScopes).optional()
