import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { Frame } from './frame';

interface Card {
  id: string;
  name: string;
  country: string;
}

const http = axios.create({ baseURL: '/api', timeout: 10_000 });
const link = (to: string, words: string) => <Link to={to}>{words}</Link>;

function Page() {
  const { data = [] } = useQuery({
    queryKey: ['top'],
    queryFn: async ({ signal }) => {
      const { data: answer } = await http.get<{ resorts: Card[] }>('/resorts/top-rated', {
        params: { limit: 3 },
        signal,
      });
      return answer.resorts;
    },
  });
  return (
    <Frame link={link}>
      {data.map(({ id, name, country }) => (
        <article key={id} className="card">
          <h3>{link(`/resorts/${id}`, name)}</h3>
          <p>{country}</p>
        </article>
      ))}
    </Frame>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Page />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
