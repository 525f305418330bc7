import { definePage } from '../../app/page.ts';
import { HOST_TEXTS } from './host-texts.ts';
import { HostView } from './host-view.tsx';
import { loadHost, type HostData } from './load-host.ts';

export const host = definePage<HostData>({
  load: loadHost,
  head({ view }, { language }) {
    const { title, description } = HOST_TEXTS[language];
    return { title, description, canonical: '/play/host', isPrivate: view !== 'edit' };
  },
  View: HostView,
});
