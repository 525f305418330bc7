import type { VNode } from 'preact';

import { Layout } from './layout.tsx';
import { SiteContext, type Site } from './site-context.ts';

/** A page in its frame. */
export const App = ({ site, content }: { readonly site: Site; readonly content: VNode }) => (
  <SiteContext.Provider value={site}>
    <Layout>{content}</Layout>
  </SiteContext.Provider>
);
