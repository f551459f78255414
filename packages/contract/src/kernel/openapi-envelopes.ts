/** What every answer but a download is wrapped in; the data of a call is added to the first of them. */
export const ENVELOPES = {
  OkEnvelope: {
    type: 'object',
    description: '成功的应答',
    required: ['code', 'msg'],
    properties: {
      code: { const: 200, description: '结果代码，成功为 200' },
      msg: { type: 'string', description: '给人看的一句话' },
    },
  },
  ErrorEnvelope: {
    type: 'object',
    description: '出错的应答',
    required: ['code', 'msg', 'error'],
    properties: {
      code: { type: 'integer', description: '结果代码，与 HTTP 状态相同' },
      msg: { type: 'string', description: '给人看的一句话' },
      error: {
        type: 'object',
        description: '错误',
        required: ['key', 'number', 'requestId'],
        properties: {
          key: { type: 'string', description: '错误键', examples: ['kernel.invalidInput'] },
          number: { type: 'integer', description: '错误编号' },
          requestId: { type: 'string', description: '请求编号，供查找日志' },
          fields: {
            type: 'object',
            description: '有误的字段与说明',
            additionalProperties: { type: 'string' },
          },
        },
      },
    },
  },
} as const
