import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { facet } from '../kernel/facet.ts'
import { flag, id, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { policy, policyLevels, policySummary, policyTypes } from './entities.ts'
import { policiesErrors as errors } from './errors.ts'

const level = oneOf('政策级别', policyLevels).optional()
const type = oneOf('政策类型', policyTypes).optional()
const currentOnly = flag('只看现行有效').optional()

/** Policies of the site, of the areas below and above it, and those of the whole province (decision 0005). */
export const listPolicies = defineCall({
  name: 'policies.listPolicies',
  summary: '政策列表',
  method: 'POST',
  path: '/api/system/index/selectPolicyList',
  access: 'public',
  effect: 'read',
  body: z.object({ ...pageInput, keyword: keywordInput, level, type, currentOnly }),
  output: pageOf(policySummary),
})

const facets = z.array(facet)

/** Counts over the same scope and the same other filters as the list, so that a facet's number is what a click shows. */
export const countPoliciesByLevel = defineCall({
  name: 'policies.countPoliciesByLevel',
  summary: '各级别的政策数',
  method: 'POST',
  path: '/api/system/index/selectPolicyLevelStatic',
  access: 'public',
  effect: 'read',
  body: z.object({ keyword: keywordInput, type, currentOnly }),
  output: facets,
})

export const countPoliciesByType = defineCall({
  name: 'policies.countPoliciesByType',
  summary: '各类型的政策数',
  method: 'POST',
  path: '/api/system/index/selectPolicyTypeStatic',
  access: 'public',
  effect: 'read',
  body: z.object({ keyword: keywordInput, level, currentOnly }),
  output: facets,
})

export const getPolicy = defineCall({
  name: 'policies.getPolicy',
  summary: '政策详情',
  method: 'GET',
  path: '/console/policies/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('政策编号') }),
  output: policy,
  errors: [errors.notFound],
})
