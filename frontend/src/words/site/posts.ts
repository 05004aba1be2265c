/** What people read about posts. */
export const postWords = {
  sources: 'Sources',
  readingMinutesMinRead: (readingMinutes: number) => ` · ${readingMinutes} min read`,
  thisArticleInformsItDoes:
    'This article informs; it does not replace an examination. In an emergency call for help at once.',
  table: 'Table',
  thereIsNoSuchArticle: 'There is no such article',
  addressMayBeMisspeltOr: 'The address may be misspelt, or the article has been taken back.',
  seeAllArticles: 'See all articles',
  readNext: 'Read next',
  relatedArticles: 'Related articles',
  healthBlog: 'Health blog',
  searchArticles: 'Search articles',
  whatArticleIsAbout: 'What the article is about',
  newest: 'The newest ',
  aboutCategory: (category: string) => `about ${category}`,
  noArticlesFound: 'No articles found.',
  showAllArticles: 'Show all articles',
  showMoreArticles: 'Show more articles',
  articlesByOurDoctorsAbout:
    'Articles by our doctors about heart, diabetes, children and more, with their sources.',
  ourDoctorsExplainWhatHelps:
    'Our doctors explain what helps, what does not, and when to come to us. Every article names its sources.',
  linkIsCopied: 'The link is copied.',
  linkCouldNotBeCopied: 'The link could not be copied.',
  copyItFromHere: (address: string) => `Copy it from here: ${address}`,
  share: 'Share',
  copyLink: 'Copy link',
  print: 'Print',
} as const;
