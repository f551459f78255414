import { expect, test } from 'vitest'
import { allCalls } from '../all-calls.ts'
import { exampleBody } from '../kernel/openapi-example.ts'
import { openApi } from '../kernel/openapi.ts'

const openCalls = allCalls.filter(({ openScope }) => openScope !== undefined)

test.each(openCalls.filter(({ body }) => body).map((call) => [call.name, call] as const))(
  'the example of %s is one that the call takes',
  (_, call) => {
    expect(call.body?.safeParse(exampleBody(call.body)).error).toBeUndefined()
  },
)

test('OpenAPI says the scope of every call of systems, and shows an example of every body', () => {
  const { paths, components } = openApi(openCalls) as {
    paths: Record<string, Record<string, { security: unknown; requestBody?: object }>>
    components: { securitySchemes: Record<string, unknown> }
  }
  expect(components.securitySchemes).toHaveProperty('open.flows.clientCredentials.tokenUrl')
  for (const call of openCalls) {
    const operation = paths[call.path]?.[call.method.toLowerCase()]
    expect(operation?.security).toEqual([{ open: [call.openScope] }])
    if (call.body) expect(JSON.stringify(operation?.requestBody)).toContain('"example":{')
  }
})
