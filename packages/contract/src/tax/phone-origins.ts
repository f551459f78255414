/**
 * What is known of the number that a licence was confirmed with. No certification holds the legal representative's number: the enterprise
 * types it, and the code proves that whoever has it agreed (decision 0101).
 */
export const PHONE_ORIGINS = [
  { code: 'first', name: '首次使用的手机号' },
  { code: 'same', name: '与此前授权所用的手机号相同' },
  { code: 'changed', name: '与此前授权所用的手机号不同' },
] as const

export type PhoneOrigin = (typeof PHONE_ORIGINS)[number]['code']

/** Said wherever a licence is confirmed or shown. */
export const PHONE_NOTE = '手机号由企业填写，平台没有留存法定代表人的手机号，未核验机主身份'
