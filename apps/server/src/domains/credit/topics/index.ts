export { endPublications } from './end-publications.ts'
export { type TopicSurroundings } from './fresh-topic.ts'
export { creditVisitsPersonalData } from './personal-data.store.ts'
export { readTopicPage, type TopicPage } from './read-topic.ts'
