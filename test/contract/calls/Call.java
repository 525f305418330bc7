package org.openapitools.client;

import java.util.List;
import org.openapitools.client.api.QuestionsApi;
import org.openapitools.client.model.QuestionField;

public class Call {
  public static void main(String[] given) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(given[0]);
    client.setRequestInterceptor(request -> request.header("X-API-Key", given[1]));
    var question = new QuestionsApi(client).getQuestion(given[2], null, List.of(QuestionField.TEXT), null, null).getData();
    System.out.println(question.getId() + " " + question.getAttribution().getLicense());
  }
}
