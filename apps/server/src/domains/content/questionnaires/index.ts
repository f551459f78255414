export { questionnaireCalls } from './questionnaire-calls.ts'
export { questionnaireColumns } from './questionnaires.store.ts'
export { resultsOf } from './results.ts'
