export { requireCaptcha } from './captcha.ts'
export { checkCode, useCode } from './sms-codes.ts'
export { requireLivingTicket, useTicket } from './tickets.ts'
