import { isPublishedRecord, sharesAnswers } from '@lqr/contract/kernel/shared-answers.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { type CacheLimits, type Era, PageCache, PUBLISHED_AGES, type Rendered } from '../pages/page-cache.ts'
import { ownBytes } from '../pages/own-bytes.ts'
import { unrelatedKinds } from '../publishing/unrelated-kinds.ts'
import type { Checked } from './bind-call.ts'

/** As old as a page for everybody may be; without the database a call fails, since nothing in an answer says that it is older. */
const AGES = { freshMs: 30_000, staleMs: 30_000, failedMs: 0 }
const ANSWERS: CacheLimits = { ...AGES, maxBytes: 32 * 1024 * 1024 }
const PARTS: CacheLimits = { ...AGES, maxBytes: 2 * 1024 * 1024 }
/** A character takes two bytes, in a key as in a part. */
const BYTES = 2

/** An answer in the bytes that are sent. */
export interface SharedAnswer {
  readonly bytes: Buffer
  readonly ageMs: number
}

interface KeptAnswer {
  readonly bytes: Buffer
  readonly madeAt: number
}

/** An answer as text, and whether others who ask the same may be given it. */
export interface Answer {
  readonly text: string
  readonly isForAll: boolean
}

/**
 * Answers of public reads to people who are not signed in, kept for as long as pages for everybody are: each is the same for all who ask
 * for it from the same site, and of the generation of the pages in force, so that a page and its calls tell one story (decision 0180).
 */
export class SharedAnswers {
  readonly #answers = new PageCache<KeptAnswer>(ANSWERS, (answer) => Promise.resolve(answer))
  readonly #parts = new PageCache<unknown>(PARTS, (part) => Promise.resolve(part))
  readonly #generation: () => Promise<Era>

  constructor(generation: () => Promise<Era>) {
    this.#generation = generation
  }

  /**
   * The kept answer, or what `make` answers, in the bytes that are sent, so that none is encoded twice; undefined where this call or
   * caller has answers of its own.
   */
  async find(call: AnyCall, asked: Checked, make: () => Promise<Answer>): Promise<SharedAnswer | undefined> {
    const { request, params, query, body } = asked
    if (!isStranger(asked) || !sharesAnswers(call)) return undefined
    const key = JSON.stringify([call.name, request.cityCode, params, query, body])
    const rendered = async (): Promise<Rendered<KeptAnswer>> => {
      const { text, isForAll } = await make()
      const own = ownBytes(Buffer.from(text))
      return {
        value: { bytes: own, madeAt: Date.now() },
        bytes: BYTES * key.length + own.length,
        keep: isForAll,
        unrelated: unrelatedKinds(call.name),
        ...(isPublishedRecord(call) ? { ages: PUBLISHED_AGES } : {}),
        isFailure: false,
      }
    }
    const { bytes, madeAt } = await this.#answers.get(key, rendered, await this.#generation())
    return { bytes, ageMs: Date.now() - madeAt }
  }

  /** The kept part of an answer, or what `make` answers: always the latter for somebody who is signed in. */
  async part<Part>(asked: Checked, name: string, make: () => Promise<Part>): Promise<Part> {
    if (!isStranger(asked)) return make()
    const rendered = async (): Promise<Rendered<unknown>> => {
      const value = await make()
      const bytes = BYTES * (name.length + JSON.stringify(value ?? null).length)
      return { value, bytes, keep: true, isFailure: false }
    }
    return (await this.#parts.get(name, rendered, await this.#generation())) as Part
  }
}

function isStranger({ actor, request }: Checked): boolean {
  return actor === undefined && request.bearer === undefined && request.service === undefined
}
