import { getGraphNodes } from '@lqr/contract/credit/topic-calls.ts'
import { creditTopic } from '@lqr/contract/credit/topics.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { maskPersonal, readTopics } from '../../authorisations/index.ts'
import { buildGraph, ownedCode } from '../graph.rules.ts'
import { readTopicPage } from '../read-topic.ts'
import { findCertified } from '../topic-state.store.ts'

/** The topics that a graph is drawn from. */
const DRAWN_FROM = [
  'shareholders',
  'equityLayers',
  'persons',
  'investments',
  'branches',
  'controllers',
] as const
const WHOLE = { currentPageNum: 1, pageSize: 500 }

export const getGraphNodesCall = bindCall(
  getGraphNodes,
  async ({ actor, query, db, services, now, request }) => {
    const { pool } = services
    const { id: companyId, keyWord, caseNo } = query
    return readTopics(
      { db, pool, actor, now, request },
      { companyId, topics: DRAWN_FROM, caseNo },
      async ({ personal }) => {
        const certified = await findCertified(db, companyId)
        if (!certified) throw new CallError(creditErrors.companyNotFound)
        const read = async (code: (typeof DRAWN_FROM)[number]) => {
          const { rows, reading } = await readTopicPage({ db, pool, services, now }, companyId, code, WHOLE)
          const { fields } = creditTopic(code)
          return { reading, contents: rows.map(({ content }) => maskPersonal(fields, content, personal)) }
        }
        const [shareholders, equityLayers, persons, investments, branches, controllers] = await Promise.all([
          read('shareholders'),
          read('equityLayers'),
          read('persons'),
          read('investments'),
          read('branches'),
          read('controllers'),
        ])
        const creditCode = certified.creditCode ?? ownedCode(equityLayers.contents)
        const graph = buildGraph(
          {
            company: { name: certified.corporateName ?? '', creditCode },
            shareholders: shareholders.contents,
            equityLayers: equityLayers.contents,
            persons: persons.contents,
            investments: investments.contents,
            branches: branches.contents,
            controllers: controllers.contents,
          },
          keyWord,
        )
        const parts = [shareholders, equityLayers, persons, investments, branches, controllers]
        const content = {
          rootId: graph.rootId,
          nodes: [...graph.nodes],
          edges: [...graph.edges],
          isCapped: graph.isCapped,
          readings: parts.map(({ reading }) => reading),
          nodeCount: graph.nodes.length,
        }
        return { content, items: graph.nodes.length }
      },
    )
  },
)
