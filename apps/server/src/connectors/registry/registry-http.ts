import * as z from 'zod'
import { ITEM_CLASSES } from '@lqr/contract/credit/item-classes.ts'
import { CREDIT_TOPICS, creditTopic } from '@lqr/contract/credit/topics.ts'
import { oneOf } from '@lqr/contract/kernel/field.ts'
import { makeProbe } from '../outbound/connector-port.ts'
import { type ConnectorSettings, makeSignedRequest } from '../signed-request.ts'
import { cleanContent } from './clean-item.ts'
import { MAX_ITEMS, type Registry } from './registry-port.ts'

const day = z.iso.date()
const name = z.string().trim().min(1).max(200)

const answerOf = <S extends z.ZodType>(data: S) =>
  z.object({
    source: z.string().trim().min(1).max(60),
    orderNo: z.string().trim().max(100).nullable().default(null),
    priceCents: z.int().min(0).max(1_000_000).default(0),
    data,
  })

const found = answerOf(
  z.object({
    list: z
      .array(
        z.object({
          name,
          creditCode: z.string().regex(/^[0-9A-Z]{18}$/),
          stateName: z.string().max(60).nullable().default(null),
          areaCode: z
            .string()
            .regex(/^\d{6}$/)
            .nullable()
            .default(null),
          industryName: z.string().max(100).nullable().default(null),
          foundedOn: day.nullable().default(null),
          regCapitalYuan: z.int().min(0).max(1_000_000_000_000_000).nullable().default(null),
        }),
      )
      .max(20),
    total: z.int().min(0).max(1_000_000_000),
  }),
)

const scanned = answerOf(
  z
    .array(
      z.object({
        topic: oneOf('主题', CREDIT_TOPICS),
        count: z.int().min(0).max(1_000_000),
        newestOn: day.nullable().default(null),
      }),
    )
    .max(CREDIT_TOPICS.length)
    .refine((rows) => new Set(rows.map(({ topic }) => topic)).size === rows.length, 'a topic twice'),
)

const items = answerOf(
  z
    .array(
      z.object({
        key: z.string().trim().min(1).max(200),
        dataDate: day.nullable().default(null),
        itemClass: oneOf('失信类别', ITEM_CLASSES).nullable().default(null),
        publishedOn: day.nullable().default(null),
        publishedUntil: day.nullable().default(null),
        content: z.record(z.string(), z.unknown()),
      }),
    )
    .transform((rows) => rows.slice(0, MAX_ITEMS)),
)

interface RegistrySettings extends ConnectorSettings {
  /** A keyed hash of an identity number, which itself is not kept. */
  readonly personKey: (idNo: string) => string
}

/** Asks the registry: `POST /companies/search`, `/companies/scan` and `/companies/topic` (docs/operations/registry.md). */
export function makeRegistryHttp({ personKey, ...settings }: RegistrySettings): Registry {
  const request = makeSignedRequest(settings)

  return {
    name: 'http',
    probe: makeProbe(request),
    async search(asked) {
      return {
        ...(await request('/companies/search', asked, { operation: 'search', schema: found })),
        isDemonstration: false,
      }
    },
    async scan(subject, on) {
      const answer = await request(
        '/companies/scan',
        { ...subject, on },
        { operation: 'scan', schema: scanned },
      )
      return { ...answer, isDemonstration: false }
    },
    async read(subject, topic, on) {
      const { data, ...answer } = await request(
        '/companies/topic',
        { ...subject, topic, on },
        { operation: 'read', schema: items },
      )
      const known = new Map(data.map((item) => [item.key, item]))
      return {
        ...answer,
        isDemonstration: false,
        data: [...known.values()].map(({ key, content, ...facts }) => ({
          ...facts,
          sourceKey: key,
          content: cleanContent(creditTopic(topic), content, personKey),
        })),
      }
    },
  }
}
