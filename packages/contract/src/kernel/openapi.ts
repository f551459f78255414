import type * as z from 'zod'
import { accessNames } from './access.ts'
import type { AnyCall } from './define-call.ts'
import { budgetErrors } from './budgets.ts'
import { type ErrorDef, kernelErrors } from './errors.ts'
import { exampleBody } from './openapi-example.ts'
import { OPEN_TOKEN_PATH, openScopes } from './open-scopes.ts'
import { ENVELOPES } from './openapi-envelopes.ts'
import { type CodeLists, type Json, namedSchemas, sortedByName } from './openapi-schemas.ts'
import type { Sensitivity } from './field.ts'

type Schemas = ReturnType<typeof namedSchemas>

/** The class of what a caller sends where neither the field nor its object says one: open to all, or not. */
export function inputSensitivity(call: AnyCall): Sensitivity {
  return call.access === 'public' ? 'public' : 'internal'
}

function parameters(call: AnyCall, place: 'path' | 'query', { schemaOf }: Schemas): Json[] {
  const schema: z.ZodType | undefined = place === 'path' ? call.params : call.query
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input', inputSensitivity(call)) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description = '', ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description,
    schema: property,
  }))
}

function accessText(call: AnyCall): string {
  const kinds = typeof call.access === 'string' ? [call.access] : call.access
  const who = kinds.map((kind) => accessNames[kind]).join('、')
  if (call.openScope !== undefined) return `${who}的系统；权限：${call.openScope}`
  return call.roles ? `${who}；角色：${call.roles.join('、')}` : who
}

/** A bearer token, a service credential, or either. */
function securityOf(call: AnyCall): Json[] {
  if (call.openScope !== undefined) return [{ open: [call.openScope] }]
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
    ...(call.openScope === undefined ? [] : [kernelErrors.scopeMissing]),
    tooMany,
    ...(call.spends ? [budgetErrors[call.spends]] : []),
    ...(call.spends && call.consumes === 'multipart' ? [budgetErrors.uploadedBytes] : []),
    internal,
    unavailable,
  ]
}

/** The answers of errors, each set of errors stated once and named by its keys. */
function namedErrors() {
  const known: Record<string, Json> = {}
  return {
    errorAnswers(call: AnyCall): Json {
      const byStatus = Map.groupBy(errorsOf(call), (error) => error.status)
      return Object.fromEntries(
        [...byStatus].map(([status, errors]) => {
          const name = errors.map(({ key }) => key).join('_')
          known[name] = {
            description: errors.map((error) => `${error.number} ${error.key}：${error.msg}`).join('\n'),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
          }
          return [String(status), { $ref: `#/components/responses/${name}` }]
        }),
      )
    },
    all: () => sortedByName(known),
  }
}

function okAnswer(call: AnyCall, { schemaOf }: Schemas): Json {
  if (call.produces === 'bytes') {
    return {
      description: '文件内容',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  }
  if (call.produces === 'oauth') {
    return {
      description: '成功（RFC 6749，无统一外壳）',
      content: { 'application/json': { schema: schemaOf(call.output, 'output') } },
    }
  }
  if (call.produces === 'events') {
    return {
      description: '持续推送，每条事件的数据如下',
      content: { 'text/event-stream': { schema: schemaOf(call.output, 'output') } },
    }
  }
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/OkEnvelope' },
      { type: 'object', required: ['data'], properties: { data: schemaOf(call.output, 'output') } },
    ],
  }
  return { description: '成功', content: { 'application/json': { schema } } }
}

function requestBody(call: AnyCall, { schemaOf }: Schemas): Json {
  if (call.consumes === 'multipart') {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary', description: '文件' } },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!call.body) return {}
  const type = call.consumes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    requestBody: {
      required: true,
      content: {
        [type]: {
          schema: schemaOf(call.body, 'input', inputSensitivity(call)),
          ...(call.openScope === undefined ? {} : { example: exampleBody(call.body) }),
        },
      },
    },
  }
}

const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: '提交编号：24 小时内同一编号与内容得到首次的结果',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
}

function operation(call: AnyCall, schemas: Schemas, ok: Json, errors: Json): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    description: `访问：${accessText(call)}`,
    tags: [call.name.split('.')[0]],
    security: securityOf(call),
    'x-access': call.access,
    parameters: [
      ...parameters(call, 'path', schemas),
      ...parameters(call, 'query', schemas),
      ...(call.effect === 'create' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...requestBody(call, schemas),
    responses: { 200: ok, ...errors },
  }
}

/** OpenAPI 3.1 of the given calls, with names for the lists of codes that they share. */
export function openApi(calls: readonly AnyCall[], codeLists: CodeLists = {}): Json {
  const schemas = namedSchemas(codeLists)
  const { errorAnswers, all: errors } = namedErrors()
  // Answers first: a name means what is answered, and an input that differs takes another one.
  const answers = new Map(calls.map((call) => [call, okAnswer(call, schemas)]))
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operation(call, schemas, answers.get(call) ?? {}, errorAnswers(call))
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '陇企融 · 甘肃省企业融资信用服务平台',
      version: '1',
      description:
        '全部接口。金额单位为元，利率为年化百分比，时间为 ISO 8601。x-data-class 是数据分类：public 公开、internal 内部、personal 个人信息、sensitive 敏感。',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        open: {
          type: 'oauth2',
          description: '机构系统的访问令牌，由接口密钥换取，有效期 10 分钟',
          flows: {
            clientCredentials: {
              tokenUrl: OPEN_TOKEN_PATH,
              scopes: Object.fromEntries(openScopes.map(({ code, name }) => [code, name])),
            },
          },
        },
        service: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Service-Credential',
          description: '外部系统的名称与密钥：name:secret',
        },
      },
      parameters: { IdempotencyKey: IDEMPOTENCY },
      responses: errors(),
      schemas: { ...ENVELOPES, ...schemas.all() },
    },
  }
}
