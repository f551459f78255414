import * as z from 'zod'
import { accessNames } from './access.ts'
import type { AnyCall } from './define-call.ts'
import { type ErrorDef, kernelErrors } from './errors.ts'

type Json = Record<string, unknown>

/** Label, unit and help in one sentence, where readers of the document look for them. */
function describeField(schema: Json): void {
  const { label, unit, help } = schema
  if (typeof label !== 'string') return
  const inUnit = typeof unit === 'string' ? `（${unit}）` : ''
  schema.description = `${label}${inUnit}${typeof help === 'string' ? `：${help}` : ''}`
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => describeField(jsonSchema),
  }) as Json
  return json
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: (property as { label?: string }).label ?? '',
    schema: property,
  }))
}

function accessText(call: AnyCall): string {
  const kinds = typeof call.access === 'string' ? [call.access] : call.access
  const who = kinds.map((kind) => accessNames[kind]).join('、')
  return call.roles ? `${who}；角色：${call.roles.join('、')}` : who
}

/** A bearer token, a service credential, or either. */
function securityOf(call: AnyCall): Json[] {
  const kinds: readonly string[] = typeof call.access === 'string' ? [call.access] : call.access
  const services = kinds.filter((kind) => kind.startsWith('service:'))
  const persons = kinds.filter((kind) => kind !== 'public' && !kind.startsWith('service:'))
  return [...(persons.length > 0 ? [{ bearer: [] }] : []), ...(services.length > 0 ? [{ service: [] }] : [])]
}

/** Errors a call may answer with: its own, and those that follow from its access and input. */
export function errorsOf(call: AnyCall): ErrorDef[] {
  const { invalidInput, malformed, signedOut, forbidden, tooMany, internal, unavailable, notCertified } =
    kernelErrors
  return [
    ...(call.errors ?? []),
    ...(call.body || call.query || call.params ? [invalidInput, malformed] : []),
    ...(call.access === 'public' ? [] : [signedOut, forbidden]),
    ...(call.access === 'enterprise' ? [notCertified] : []),
    tooMany,
    internal,
    unavailable,
  ]
}

function errorAnswers(call: AnyCall): Json {
  const byStatus = Map.groupBy(errorsOf(call), (error) => error.status)
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => [
      String(status),
      {
        description: errors.map((error) => `${error.number} ${error.key}：${error.msg}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
      },
    ]),
  )
}

function okAnswer(call: AnyCall): Json {
  if (call.produces === 'bytes') {
    return {
      description: '文件内容',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  }
  const schema = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 200 }, msg: { type: 'string' }, data: schemaOf(call.output, 'output') },
  }
  return { description: '成功', content: { 'application/json': { schema } } }
}

function requestBody(call: AnyCall): Json {
  if (call.consumes === 'multipart') {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!call.body) return {}
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
    },
  }
}

function operation(call: AnyCall): Json {
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: '提交编号：24 小时内同一编号与内容得到首次的结果',
    schema: { type: 'string', minLength: 8, maxLength: 100 },
  }
  return {
    operationId: call.name,
    summary: call.summary,
    description: `访问：${accessText(call)}`,
    tags: [call.name.split('.')[0]],
    security: securityOf(call),
    'x-access': call.access,
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.effect === 'create' ? [idempotency] : []),
    ],
    ...requestBody(call),
    responses: { 200: okAnswer(call), ...errorAnswers(call) },
  }
}

/** OpenAPI 3.1 of the given calls. */
export function openApi(calls: readonly AnyCall[]): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operation(call)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '陇企融 · 甘肃省企业融资信用服务平台',
      version: '1',
      description: '全部接口。金额单位为元，利率为年化百分比，时间为 ISO 8601。',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        service: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Service-Credential',
          description: '外部系统的名称与密钥：name:secret',
        },
      },
      schemas: {
        ErrorEnvelope: {
          type: 'object',
          required: ['code', 'msg', 'error'],
          properties: {
            code: { type: 'integer' },
            msg: { type: 'string' },
            error: {
              type: 'object',
              required: ['key', 'number', 'requestId'],
              properties: {
                key: { type: 'string' },
                number: { type: 'integer' },
                requestId: { type: 'string' },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  }
}
